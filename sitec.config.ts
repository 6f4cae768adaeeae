import { defineConfig } from 'sitec';

// The example site names its address in its canonical links, so that `SITEC_BASE_URL` moves site and bundle alike.
export default defineConfig({
  app: 'https://app.service.example',
  input: '_site',
  content: ['content/**/*.{md,yaml}'],
  // Every page tells its date, so that work that is not committed yet, or a clone without history, changes no byte.
  dates: ['frontmatter', 'jsonld'],
  // The pricing page is in English; answers name what it counts in their own language.
  answers: {
    templates: {
      de: {
        'limit.users': 'Benutzer',
        'limit.contacts': 'Kontakte',
        'limit.aiCredits': 'KI-Credits',
        'limit.accountsPerChannel': 'Konten pro Kanal',
      },
      'ur-Latn': { 'limit.accountsPerChannel': 'accounts fi channel' },
      ar: {
        'limit.users': 'مستخدمين',
        'limit.contacts': 'جهات اتصال',
        'limit.aiCredits': 'رصيد ذكاء اصطناعي',
        'limit.accountsPerChannel': 'حسابات لكل قناة',
      },
    },
  },
  security: { contact: ['mailto:support@service.example'], expires: '2027-10-31T00:00:00Z', preferredLanguages: ['en', 'de'] },
});
