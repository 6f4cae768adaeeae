import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { App } from './app.js';

export const render = async (path, known) => renderToString(createSSRApp(App, { path, known }));
