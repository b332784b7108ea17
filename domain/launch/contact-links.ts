/** An address to write to, as a link in HTML. */
export const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`;

/** A number to call, as a link in HTML. */
export const call = (phone: string) =>
  `<a href="tel:${phone.replaceAll(/[^+\d]/g, '')}">${phone}</a>`;
