import { render as renderComponent } from 'svelte/server';
import App from './App.svelte';

export const render = async (path) => renderComponent(App, { props: { path } }).body;
