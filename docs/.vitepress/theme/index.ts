import DefaultTheme from 'vitepress/theme';
import { h } from 'vue';
import './style.css';

/**
 * The theme of VitePress with a place for the copy button. Vue controls the content of a page and counts its nodes at the start: a button
 * inserted there would make the last block of the page disappear.
 */
// oxlint-disable-next-line import/no-default-export -- VitePress reads the default export.
export default {
  extends: DefaultTheme,
  Layout: () => h(DefaultTheme.Layout, null, { 'doc-before': () => h('sitec-copy') }),
};
