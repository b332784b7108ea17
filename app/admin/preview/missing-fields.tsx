import { Anchor } from '@mantine/core';
import type { ContentType } from '../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { focusFirstError } from '../form/fields/field-id.ts';
import { describePath } from '../form/fields/field-path.ts';
import { sayMissing } from './preview-texts.ts';

/** What a publication would still ask for, folded up: nobody is interrupted while typing. */
export function MissingFields(props: {
  type: ContentType;
  missing: Record<string, string>;
  /** Whether the fields are on this screen; called before one is focused. */
  onGoTo?: () => void;
}) {
  const { say, lang } = useAdminLanguage();
  const { type, missing, onGoTo } = props;
  const paths = Object.keys(missing);
  if (paths.length === 0) return null;
  return (
    <details className="preview-missing">
      <summary>{say(sayMissing(paths.length))}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            {onGoTo ? (
              <Anchor
                component="button"
                type="button"
                underline="always"
                onClick={() => {
                  onGoTo();
                  focusFirstError([path]);
                }}
              >
                {describePath(type, path, lang)}
              </Anchor>
            ) : (
              describePath(type, path, lang)
            )}
            : {missing[path]}
          </li>
        ))}
      </ul>
    </details>
  );
}
