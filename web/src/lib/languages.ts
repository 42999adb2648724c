export const LANGUAGES = ['en', 'de', 'fr', 'it', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by the name that it gives itself, the same in all of them. */
export const ENDONYMS: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
};

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first of the wanted languages that we speak, otherwise English. */
export function preferred(wanted: readonly string[]): Language {
  return wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
