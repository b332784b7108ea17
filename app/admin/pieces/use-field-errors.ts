import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../calls/api-client.ts';

/** What the API said of the fields of a small form, by their names. The first wrong one gets the focus. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  return {
    /** Put it on the form. */
    form,
    errors,
    clear: () => setErrors({}),
    /** Shows what a refusal says of fields. Returns whether it says anything of one. */
    show: (failure: unknown): boolean => {
      const fields = failure instanceof ApiError ? failure.fields : {};
      setErrors(fields);
      return Object.keys(fields).length > 0;
    },
  };
}
