/** A name or an address, perhaps with a port, of the characters that RFC 3986, section 3.2.2, allows; or nothing. */
const HOST = /^(?:[\w.~!$&'()*+,;=%-]*|\[[\d.:a-z]+\])(?::\d*)?$/i;

/** Whether a `Host` field can name a host at all: `a b/..` names none (RFC 9112, section 3.2). */
export const isHostField = (value: string): boolean => HOST.test(value);
