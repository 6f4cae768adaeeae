/** What an icon says by its name, and by its drawing. */
import { fromHtml } from 'hast-util-from-html';
import { describe, expect, it } from 'vitest';
import { elements, type Element } from '../../../compiler/markdown/hast.ts';
import { markOf } from '../../../compiler/markdown/icon-mark.ts';

const said = (html: string): string => markOf(elements(fromHtml(html, { fragment: true }))[0] as Element) ?? 'nothing';

const list = (names: string): readonly string[] => names.split(/\s*,\s*/);

describe('the class of an icon', () => {
  it.each(
    list(
      'bx bx-x, bx bxs-x-circle, bi bi-x, bi bi-x-lg, bi bi-x-octagon-fill, ri-close-line, ri-close-circle-fill, ti-close, ti ti-x, ti ti-square-rounded-x-filled, ' +
        'icon-close, icon_xmark, mdi mdi-close, mdi mdi-close-box-outline, lucide lucide-x, lucide lucide-circle-x, feather feather-x, fe fe-x, ph ph-x, ' +
        'ph-bold ph-x-circle, lni lni-close, flaticon-cancel, fa fa-times, fa-solid fa-2x fa-xmark, fa-times-square, far fa-times-circle, las la-times, ' +
        'uil uil-times, glyphicon glyphicon-remove-sign, dashicons dashicons-no-alt, anticon anticon-close, i-mdi-close, i-heroicons-x-mark-20-solid, ' +
        'acme acme-x, red x icon, e-font-icon-svg e-fas-times, fa fa-ban, not-included',
    ),
  )('means no: %s', (names) => {
    expect(said(`<i class="${names}"></i>`)).toBe('no');
  });

  it.each(
    list(
      'bx bx-check, bi bi-check2-circle, fa-solid fa-2x fa-check, fa fa-check-square-o, ri-checkbox-circle-line ri-check-line, icon_tick, lucide-circle-check, mdi:check-bold',
    ),
  )('means yes: %s', (names) => {
    expect(said(`<i class="${names}"></i>`)).toBe('yes');
  });

  it.each(list('fa fa-minus, bi bi-dash-lg, mdi mdi-minus-circle-outline'))('is a dash: %s', (names) => {
    expect(said(`<i class="${names}"></i>`)).toBe('dash');
  });

  it.each(
    list(
      'x, bi bi-twitter-x, fa-brands fa-x-twitter, fa fa-user-times, fa-regular fa-calendar-xmark, bi bi-cart-x, bi bi-shield-x, close-caption, cross-platform, ' +
        'times-square, medical-cross, fa fa-2x, fa-3x, space-x-4, overflow-x-auto, no-icon, icon-star, block, clear, clearfix, flex-no-wrap, sometimes, ban-the-bomb, ' +
        'brand-x, constructor',
    ),
  )('means nothing: %s', (names) => {
    expect(said(`<i class="${names}"></i>`)).toBe('nothing');
  });
});

describe('another name of an icon', () => {
  it.each([
    ['no', '<i data-feather="x"></i>'],
    ['no', '<i data-lucide="circle-x"></i>'],
    ['no', '<span uk-icon="close"></span>'],
    ['no', '<span uk-icon="icon: close; ratio: 2"></span>'],
    ['no', '<iconify-icon icon="mdi:close"></iconify-icon>'],
    ['yes', '<iconify-icon icon="ant-design:check-outlined"></iconify-icon>'],
    ['no', '<ion-icon name="close-outline"></ion-icon>'],
    ['nothing', '<input name="close">'],
    ['no', '<svg data-icon="xmark"></svg>'],
    ['no', '<svg><use href="/sprite.svg#icon-close"></use></svg>'],
    ['no', '<img src="/i/cross.svg">'],
    ['no', '<img src="/i/XCircle.svg?v=2">'],
    ['no', '<img src="x.svg">'],
    ['yes', '<img data-src="/i/CheckCircle@2x.png">'],
    ['nothing', '<img src="/photos/times-square.svg">'],
    ['nothing', '<img src="/photos/cross.jpg">'],
    ['nothing', '<img src="data:image/png;base64,AAAA/close">'],
    ['no', '<i class="material-icons">do_not_disturb_on</i>'],
    ['no', '<i class="material-icons">block</i>'],
    ['yes', '<i class="material-icons">check_circle</i>'],
    ['nothing', '<i class="material-icons">person_cancel</i>'],
  ])('says %s: %s', (mark, html) => {
    expect(said(html)).toBe(mark);
  });
});

describe('the drawing of an icon', () => {
  const drawing = (...paths: readonly string[]): string => `<svg>${paths.map((d) => `<path d="${d}"/>`).join('')}</svg>`;

  it.each([
    ['lines', 'M6 18L18 6M6 6l12 12'],
    ['lines in two paths', 'M18 6 6 18', 'm6 6 12 12'],
    ['lines from the middle, in a circle', 'M10 14l2-2m0 0l2-2m-2 2l-2-2m2 2l2 2m7-2a9 9 0 11-18 0 9 9 0 0118 0z'],
    ['an outline', 'M19 6.4 17.6 5 12 10.6 6.4 5 5 6.4 10.6 12 5 17.6 6.4 19 12 13.4 17.6 19 19 17.6 13.4 12z'],
    [
      'a hole in a disc',
      'M12 2C6.5 2 2 6.5 2 12s4.5 10 10 10 10-4.5 10-10S17.5 2 12 2zm5 13.6L15.6 17 12 13.4 8.4 17 7 15.6 10.6 12 7 8.4 8.4 7 12 10.6 15.6 7 17 8.4 13.4 12 17 15.6z',
    ],
  ])('is a cross of %s', (_, ...paths) => {
    expect(said(drawing(...paths))).toBe('no');
  });

  it.each([
    ['<line x1="18" y1="6" x2="6" y2="18"/><line x1="6" y1="6" x2="18" y2="18"/>', 'no'],
    ['<polyline points="20 6 9 17 4 12"/>', 'yes'],
    ['<polyline points="6 9 12 15 18 9"/>', 'nothing'],
  ])('has shapes: %s', (shapes, mark) => {
    expect(said(`<svg>${shapes}</svg>`)).toBe(mark);
  });

  it.each([
    ['lines', 'M5 13l4 4L19 7'],
    ['lines in a circle', 'M9 12l2 2 4-4m6 2a9 9 0 11-18 0 9 9 0 0118 0z'],
    ['an outline', 'M9 16.2L4.8 12l-1.4 1.4L9 19 21 7l-1.4-1.4z'],
    ['an outline with curves', 'M16.7 5.3a1 1 0 010 1.4l-8 8a1 1 0 01-1.4 0l-4-4a1 1 0 011.4-1.4L8 12.6l7.3-7.3a1 1 0 011.4 0z'],
  ])('is a check of %s', (_, path) => {
    expect(said(drawing(path))).toBe('yes');
  });

  it.each([
    ['a plus', 'M12 5v14M5 12h14'],
    ['a minus', 'M5 12h14'],
    ['a chevron', 'M9 5l7 7-7 7'],
    ['a chevron down', 'M19 9l-7 7-7-7'],
    ['an arrow', 'M5 12h14M12 5l7 7-7 7'],
    ['a rhombus', 'M12 2l10 10-10 10L2 12z'],
    ['a square', 'M4 4h16v16H4z'],
    ['a square without commands for it', 'M4 4L20 4L20 20L4 20Z'],
    ['a trend', 'M23 6l-9.5 9.5-5-5L1 18'],
    ['scissors', 'M20 4L8.1 15.9M14.5 14.5L20 20M8.1 8.1L12 12'],
    ['a circle', 'M21 12a9 9 0 11-18 0 9 9 0 0118 0z'],
    ['a heart', 'M12 21C5 15 2 12 2 8s6-6 10-1c4-5 10-3 10 1s-3 7-10 13z'],
    ['a point', 'M1 1'],
    ['no path', 'nonsense'],
    ['a long path', `M6 18L18 6M6 6l12 12${'M6 6l12 12'.repeat(200)}`],
  ])('means nothing: %s', (_, path) => {
    expect(said(drawing(path))).toBe('nothing');
  });
});
