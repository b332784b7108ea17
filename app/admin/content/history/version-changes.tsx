import { Alert, Button } from '@mantine/core';
import type { ContentType } from '../../../../domain/content/model/content-type.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { ShownValue } from '../../form/conflict/shown-value.tsx';
import { compareVersions, type Difference } from '../../form/conflict/versions.ts';
import type { EntryValues } from '../../form/entry-values.ts';
import { describePath } from '../../form/fields/field-path.ts';
import { HISTORY_TEXTS } from './history-texts.ts';

import '../../form/conflict/conflict-dialog.css';

interface Props {
  type: ContentType;
  earlier: EntryValues;
  later: EntryValues;
  /** Whether `later` is the stored entry, so that it can return to a field of `earlier`. */
  isAgainstNow: boolean;
  isBusy: boolean;
  onReturnField: (path: string) => void;
}

/** The differences between two versions, field by field, with the different words marked. */
export function VersionChanges(props: Props) {
  const { say } = useAdminLanguage();
  const differences = compareVersions(props.type, null, props.earlier, props.later);
  if (differences.length === 0) {
    return (
      <Alert color="sea" role="status">
        {say(HISTORY_TEXTS.same)}
      </Alert>
    );
  }
  return differences.map((one) => <OneChange key={one.path} {...props} difference={one} />);
}

function OneChange(props: Props & { difference: Difference }) {
  const { say, lang } = useAdminLanguage();
  const { path, field, mine: earlier, theirs: later } = props.difference;
  const side = path.endsWith('.el') ? 'el' : path.endsWith('.en') ? 'en' : undefined;
  const label = describePath(props.type, path, lang);
  const { atThatTime, today, before, after } = HISTORY_TEXTS;
  return (
    <section className="history-change">
      <h3>{label}</h3>
      <div className="conflict-pair">
        <div className="conflict-version">
          <h4>{say(props.isAgainstNow ? atThatTime : before)}</h4>
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={earlier} other={later} mark="del" />
          </div>
          {props.isAgainstNow && (
            <Button
              size="xs"
              variant="default"
              mt="sm"
              disabled={props.isBusy}
              onClick={() => props.onReturnField(path)}
            >
              {say(HISTORY_TEXTS.returnField)}
              <span className="sr-only">: {label}</span>
            </Button>
          )}
        </div>
        <div className="conflict-version">
          <h4>{say(props.isAgainstNow ? today : after)}</h4>
          <div className="conflict-text" lang={side}>
            <ShownValue field={field} value={later} other={earlier} mark="ins" />
          </div>
        </div>
      </div>
    </section>
  );
}
