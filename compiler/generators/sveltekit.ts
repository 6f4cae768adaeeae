import { defineGenerator } from './generator.ts';

/** https://svelte.dev/docs/kit/adapter-static */
export const sveltekit = defineGenerator({
  name: 'sveltekit',
  title: 'SvelteKit',
  folder: 'build',
  buildCommand: 'npx vite build',
  detection: { dependencies: ['@sveltejs/kit'] },
});
