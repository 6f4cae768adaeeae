import { defineComponent, h, ref } from 'vue';

const Home = () =>
  h('main', [
    h('h1', 'Acme Mail'),
    h('p', 'Acme Mail carries the letters of your company, and tells you when they have arrived.'),
    h('a', { href: '/pricing/' }, 'Pricing'),
  ]);

const plan = ({ name, price, limits }) =>
  h('section', { key: name }, [
    h('h2', name),
    h('p', price),
    h(
      'ul',
      limits.map((limit) => h('li', { key: limit }, limit)),
    ),
  ]);

/** The plans are fetched from the site, unless they are there already. */
const Pricing = defineComponent({
  props: { known: Array },
  setup: ({ known }) => {
    const plans = ref(known ?? []);
    if (!known)
      void fetch('/plans.json')
        .then((answer) => answer.json())
        .then((found) => (plans.value = found));
    return () => h('main', [h('h1', 'Pricing'), plans.value.map(plan)]);
  },
});

export const App = defineComponent({
  props: { path: String, known: Array },
  setup:
    ({ path, known }) =>
    () =>
      path.startsWith('/pricing') ? h(Pricing, { known }) : h(Home),
});
