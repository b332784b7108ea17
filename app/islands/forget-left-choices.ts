/**
 * Of a page that the browser brings back as it was left, the fields of filters say again what its list shows: somebody
 * may have chosen something else before the form led away. Other pages that it comes back to are made anew, and
 * `autocomplete` has it fill in nothing there.
 */
export function forgetLeftChoices(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    const forms = document.querySelectorAll<HTMLFormElement>('form[autocomplete]');
    if (persisted) for (const form of forms) form.reset();
  });
}
