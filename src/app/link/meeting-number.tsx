/** Six digits that people compare on two screens. A screen reader says them in two groups. */
export function MeetingNumber({ number }: { readonly number: string }) {
  return (
    <p class="meeting-number">
      {number.slice(0, 3)} {number.slice(3)}
    </p>
  );
}
