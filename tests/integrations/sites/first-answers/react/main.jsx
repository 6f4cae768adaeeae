import { createRoot } from 'react-dom/client';

const Home = () => (
  <main>
    <h1>Acme</h1>
    <p>Acme keeps the orders of small shops in one list.</p>
    <a href="/pricing/">Pricing</a>
  </main>
);

const Pricing = () => (
  <main>
    <h1>Pricing</h1>
    <h2>Growth</h2>
    <p>$49 a month</p>
    <p>Up to 5 users.</p>
    <a href="/">Home</a>
  </main>
);

createRoot(document.getElementById('root')).render(location.pathname.startsWith('/pricing') ? <Pricing /> : <Home />);
