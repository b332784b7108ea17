import { Textarea, type TextareaProps } from '@mantine/core';
import type { CSSProperties } from 'react';

type Props = Omit<TextareaProps, 'autosize' | 'minRows' | 'maxRows' | 'styles'> & {
  /** Its height while little is written, in lines. */
  minRows: number;
  /** From how many lines on it scrolls; without a number it never does. */
  maxRows?: number;
};

/** Whether the browser lets a field grow with its text (CSS Basic User Interface 4, `field-sizing`). */
const grows = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * A field of several lines that is as high as its text. The browser makes it so (app/admin/layout/controls.css); where
 * it cannot, Mantine measures the text, which lays the whole screen out anew for each field and each key.
 */
export function GrowingTextarea({ minRows, maxRows, ...props }: Props) {
  if (!grows()) return <Textarea {...props} autosize minRows={minRows} maxRows={maxRows} />;
  const rows = { '--min-rows': minRows, ...(maxRows && { '--max-rows': maxRows }) };
  return <Textarea {...props} styles={{ input: rows as CSSProperties }} data-grows />;
}
