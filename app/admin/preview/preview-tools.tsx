import { Button, NativeSelect } from '@mantine/core';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { View } from './preview-api.ts';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

export type Width = 'desktop' | 'phone';

/** The choices of a preview: which screen, in which language, how wide. */
export function PreviewTools(props: {
  view: View;
  width: Width;
  screens: readonly Bilingual[];
  onView: (view: View) => void;
  onWidth: (width: Width) => void;
}) {
  const { view, width, screens, onView, onWidth } = props;
  const { say } = useAdminLanguage();
  return (
    <div className="preview-tools">
      {screens.length > 1 && (
        <NativeSelect
          size="sm"
          aria-label={say(TEXTS.screen)}
          value={String(view.screen)}
          onChange={(event) => onView({ ...view, screen: Number(event.currentTarget.value) })}
          data={screens.map((title, at) => ({ value: String(at), label: say(title) }))}
        />
      )}
      <Choice
        label={say(TEXTS.language)}
        value={view.language}
        options={[
          ['el', say(TEXTS.greek)],
          ['en', say(TEXTS.english)],
        ]}
        onChoose={(language) => onView({ ...view, language })}
      />
      <Choice
        label={say(TEXTS.width)}
        value={width}
        options={[
          ['desktop', say(TEXTS.desktop)],
          ['phone', say(TEXTS.phone)],
        ]}
        onChoose={onWidth}
      />
    </div>
  );
}

/** One of two, both in sight. */
function Choice<V extends string>(props: {
  label: string;
  value: V;
  options: [value: V, words: string][];
  onChoose: (value: V) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons, no fields of a form
    <div role="group" aria-label={props.label} className="preview-choice">
      {props.options.map(([value, words]) => (
        <Button
          key={value}
          size="compact-md"
          variant={value === props.value ? 'filled' : 'default'}
          aria-pressed={value === props.value}
          onClick={() => props.onChoose(value)}
        >
          {words}
        </Button>
      ))}
    </div>
  );
}
