import './seat-mark.css';

/** The sign of an opponent without a seat: a cogwheel, where seats have a letter. Decoration beside a name. */
export function AutomaMark() {
  return (
    <svg class="seat-mark automa-mark" viewBox="0 0 32 32" aria-hidden="true">
      <circle class="automa-mark__teeth" cx="16" cy="16" r="12.2" />
      <circle class="automa-mark__wheel" cx="16" cy="16" r="7.6" />
    </svg>
  );
}
