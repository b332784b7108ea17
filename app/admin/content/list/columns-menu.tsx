import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { useId, useState } from 'react';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Column, Columns } from './columns.ts';
import { listTextsOf } from './list-texts.ts';

/** Shows and hides the columns of a list; on a phone there are none to choose from. */
export function ColumnsMenu({ type, columns }: { type: ContentType; columns: Columns }) {
  const { say, lang } = useAdminLanguage();
  const texts = listTextsOf(type.name);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { category, date } = type.promoted;
  const labels: Record<Column, string> = {
    slug: say(texts.slug),
    state: say(texts.state),
    category: (category && type.fields[category]?.label[lang]) ?? '',
    tags: say(texts.tags),
    date: (date && type.fields[date]?.label[lang]) ?? '',
    updated: say(texts.updated),
  };
  return (
    <>
      <Button
        className="list-columns"
        variant="default"
        leftSection={<Columns3 aria-hidden size={16} />}
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      >
        {say(texts.columns)}
      </Button>
      {isOpen && (
        <fieldset id={id} className="list-columns list-columns-open">
          <VisuallyHidden component="legend">{say(texts.columns)}</VisuallyHidden>
          {columns.all.map((column) => (
            <Checkbox
              key={column}
              label={labels[column]}
              checked={columns.shown.includes(column)}
              onChange={(event) => columns.choose(column, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}
