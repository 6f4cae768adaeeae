export const metadata = { title: 'Acme' };

export default function Home() {
  return (
    <>
      <h1>Acme</h1>
      <p>Acme keeps the orders of small shops in one list.</p>
    </>
  );
}
