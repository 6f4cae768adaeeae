import { defineConfig } from 'sitec';

// The example site names its address in its canonical links, so that `SITEC_BASE_URL` moves site and bundle alike.
export default defineConfig({
  app: 'https://app.bazaarbell.example',
  input: '_site',
  content: ['content/**/*.{md,yaml}'],
  // Every page tells its date, so that work that is not committed yet, or a clone without history, changes no byte.
  dates: ['frontmatter', 'jsonld'],
  // The pricing page is in English; people ask for what it counts in their own language.
  search: {
    concepts: {
      users: ['users', 'agents', '"team members"', 'benutzer', 'مستخدمين'],
      contacts: ['contacts', 'kontakte', '"جهات اتصال"'],
      credits: ['"ai credits"', '"ki credits"', '"رصيد ذكاء"'],
    },
  },
  robots: { search: 'yes', aiInput: 'yes', aiTrain: 'yes' },
  security: { contact: ['mailto:support@bazaarbell.example'], expires: '2027-10-31T00:00:00Z', preferredLanguages: ['en', 'de'] },
});
