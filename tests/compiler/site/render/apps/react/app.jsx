import { useEffect, useState } from 'react';

const PLANS = [
  { name: 'Solo', price: '$9 per month', limits: ['1 mailbox', '100 letters'] },
  { name: 'Team', price: '$29 per month', limits: ['10 mailboxes', '5,000 letters'] },
];

/** Sets the title when it is mounted, as a router does. */
const useTitle = (title) => useEffect(() => void (document.title = title), [title]);

const Home = () => (
  <main>
    <h1>Acme Mail</h1>
    <p>Acme Mail carries the letters of your company, and tells you when they have arrived.</p>
    <a href="/pricing/">Pricing</a>
  </main>
);

/** The plans appear in a second step, as those of an application that loads them do. */
const Pricing = ({ now }) => {
  const [plans, setPlans] = useState(now ? PLANS : []);
  useEffect(() => void setTimeout(() => setPlans(PLANS), 20), []);
  return (
    <main>
      <h1>Pricing</h1>
      {plans.map(({ name, price, limits }) => (
        <section key={name}>
          <h2>{name}</h2>
          <p>{price}</p>
          <ul>
            {limits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
};

export const App = ({ path, now = false }) => {
  const isPricing = path.startsWith('/pricing');
  useTitle(isPricing ? 'Pricing | Acme Mail' : 'Acme Mail');
  return isPricing ? <Pricing now={now} /> : <Home />;
};
