export default function Screen() {
  return <main>page</main>;
}
