import { defineConfig } from 'vite';
import { sitec } from 'sitec/vite';

export default defineConfig({
  build: { rolldownOptions: { input: ['index.html', 'pricing/index.html', 'guides/start/index.html'] } },
  plugins: [sitec()],
});
