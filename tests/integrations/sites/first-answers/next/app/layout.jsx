export const metadata = { metadataBase: new URL('https://www.example.com'), alternates: { canonical: './' } };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <a href="/">Home</a> <a href="/pricing">Pricing</a>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
