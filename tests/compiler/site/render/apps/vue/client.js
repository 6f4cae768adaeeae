import { createApp } from 'vue';
import { App } from './app.js';

createApp(App, { path: location.pathname }).mount('#root');
