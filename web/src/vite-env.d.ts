/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:texts/*' {
  const source: string;
  export default source;
}

declare module '*.svg?symbols' {
  const symbols: string;
  export default symbols;
}
