import { createContext } from 'react';

/** The values of the form around a field, for the few fields that depend on others. */
export interface FormValues {
  values: Readonly<Record<string, unknown>>;
  change: (part: Record<string, unknown>) => void;
}

export const FormValuesContext = createContext<FormValues>({ values: {}, change: () => {} });
