import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

/**
 * The schema of the Common Alerting Protocol 1.2 as OASIS published it, unchanged:
 * http://docs.oasis-open.org/emergency/cap/v1.2/CAP-v1.2.xsd
 */
const SCHEMA = join(import.meta.dirname, 'cap-1.2.xsd');

/** Throws, with the fault, unless a message is valid by the schema of CAP 1.2. */
export function validateCap(message: string): void {
  const schema = XmlDocument.fromString(readFileSync(SCHEMA, 'utf8'));
  const document = XmlDocument.fromString(message);
  const validator = XsdValidator.fromDoc(schema);
  try {
    validator.validate(document);
  } finally {
    validator.dispose();
    document.dispose();
    schema.dispose();
  }
}

/** The texts of an element of a well-formed document, by its name, with or without a namespace. */
export function textsOfXml(xml: string, name: string): string[] {
  const document = XmlDocument.fromString(xml);
  try {
    return document.find(`//*[local-name()='${name}']`).map((node) => node.content);
  } finally {
    document.dispose();
  }
}
