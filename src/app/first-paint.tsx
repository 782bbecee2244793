/** What index.html shows already; repeated so that nothing blinks. */
export function FirstPaint() {
  return (
    <main class="first-paint">
      <img src="./icon.svg" alt="" width="96" height="96" />
      <h1>Roundhouse</h1>
    </main>
  );
}
