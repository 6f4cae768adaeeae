/** Languages by tag (BCP 47), with their names in English, German and the language itself. */
const NAMES: Readonly<Record<string, string>> = {
  ar: 'Arabic|Arabisch|العربية',
  bn: 'Bengali|Bangla|বাংলা',
  cs: 'Czech|Tschechisch|Čeština',
  da: 'Danish|Dänisch|Dansk',
  de: 'German|Deutsch',
  el: 'Greek|Griechisch|Ελληνικά',
  en: 'English|Englisch',
  es: 'Spanish|Spanisch|Español|Castellano',
  fa: 'Persian|Farsi|Persisch|فارسی',
  fi: 'Finnish|Finnisch|Suomi',
  fr: 'French|Französisch|Français',
  he: 'Hebrew|Hebräisch|עברית',
  hi: 'Hindi|हिन्दी|हिंदी',
  hu: 'Hungarian|Ungarisch|Magyar',
  id: 'Indonesian|Indonesisch|Bahasa Indonesia',
  it: 'Italian|Italienisch|Italiano',
  ja: 'Japanese|Japanisch|日本語',
  ko: 'Korean|Koreanisch|한국어',
  nl: 'Dutch|Niederländisch|Nederlands',
  no: 'Norwegian|Norwegisch|Norsk',
  pa: 'Punjabi|Panjabi|ਪੰਜਾਬੀ|پنجابی',
  pl: 'Polish|Polnisch|Polski',
  pt: 'Portuguese|Portugiesisch|Português',
  ro: 'Romanian|Rumänisch|Română',
  ru: 'Russian|Russisch|Русский',
  sv: 'Swedish|Schwedisch|Svenska',
  th: 'Thai|ไทย',
  tr: 'Turkish|Türkisch|Türkçe',
  uk: 'Ukrainian|Ukrainisch|Українська',
  ur: 'Urdu|اردو',
  'ur-Latn': 'Roman Urdu',
  vi: 'Vietnamese|Vietnamesisch|Tiếng Việt',
  zh: 'Chinese|Chinesisch|Mandarin|中文',
};

const TAGS: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([tag, names]) => names.split('|').map((name) => [name.toLowerCase(), tag] as const)),
);

/** The language tag (BCP 47) for a tag or a name. Null when it is uncertain. */
export const languageTag = (language: string): string | null => {
  const word = language.trim();
  return TAGS.get(word.toLowerCase()) ?? (/^(?:[a-z]{2}|[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})+)$/i.test(word) ? word : null);
};
