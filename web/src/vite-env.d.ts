/// <reference types="vite/client" />
/// <reference types="svelte" />

declare module 'virtual:texts/*' {
  import type { FluentResource } from '@fluent/bundle';
  const messages: FluentResource;
  export default messages;
}

declare module 'virtual:last-words' {
  const words: Readonly<Record<string, { text: string; button: string }>>;
  export default words;
}

declare module '*.svg?symbols' {
  const symbols: Readonly<Record<string, string>>;
  export default symbols;
}
