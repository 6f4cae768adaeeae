import { defineConfig } from 'sitec';

// The example site names its address in its canonical links, so that `SITEC_BASE_URL` moves site and bundle alike.
export default defineConfig({
  app: 'https://app.service.example',
  input: '_site',
  content: ['content/**/*.{md,yaml}'],
  // Every page tells its date, so that work that is not committed yet, or a clone without history, changes no byte.
  dates: ['frontmatter', 'jsonld'],
  security: { contact: ['mailto:support@service.example'], expires: '2027-10-31T00:00:00Z', preferredLanguages: ['en', 'de'] },
});
