export const metadata = { title: 'Pricing | Acme' };

export default function Pricing() {
  return (
    <>
      <h1>Pricing</h1>
      <h2>Growth</h2>
      <p>$49 a month</p>
      <p>Up to 5 users.</p>
    </>
  );
}
