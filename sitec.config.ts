import { defineConfig } from 'sitec';

// The example site names its address in its canonical links, so that `SITEC_BASE_URL` moves site and bundle alike.
export default defineConfig({
  app: 'https://app.service.example',
  input: '_site',
  content: ['content/**/*.{md,yaml}'],
});
