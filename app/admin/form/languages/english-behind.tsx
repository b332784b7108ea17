import { Button } from '@mantine/core';
import { memo, use, useDeferredValue } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { describeHtml, wordsOfHtml } from '../conflict/words-of-html.ts';
import { fieldId } from '../fields/field-id.ts';
import { ChangedWords } from './changed-words.tsx';
import { FormLanguagesContext } from './form-languages.ts';
import { LANGUAGES_TEXTS } from './languages-texts.ts';

import './languages.css';

interface Props {
  /** Of the field: `title`, `steps.2.step`. */
  path: string;
  /** The Greek text as it is in the form. */
  greek: string;
  isHtml?: boolean;
}

/** Under an English text: what changed in the Greek since, and the word that it concerns no translation. */
export function EnglishBehind({ path, greek, isHtml = false }: Props) {
  const { behind, keepInStep } = use(FormLanguagesContext);
  const { say } = useAdminLanguage();
  // Typing comes first.
  const now = useDeferredValue(greek);
  const from = behind[path];
  if (from === undefined) return null;
  return (
    <div className="english-behind" role="note">
      <p>{say(LANGUAGES_TEXTS.greekChanged)}</p>
      <p lang="el" className="english-behind-words">
        <Changes before={from} after={now} isHtml={isHtml} />
      </p>
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => {
          keepInStep(path);
          // This button goes away.
          document.getElementById(fieldId(`${path}.en`))?.focus();
        }}
      >
        {say(LANGUAGES_TEXTS.smallCorrection)}
      </Button>
    </div>
  );
}

const Changes = memo(function Changes(props: { before: string; after: string; isHtml: boolean }) {
  const { before, after, isHtml } = props;
  if (!isHtml) return <ChangedWords before={before} after={after} />;
  const [words, others] = [wordsOfHtml(before), wordsOfHtml(after)];
  if (words !== others) return <ChangedWords before={words} after={others} />;
  // Where only a link changed, the words look the same.
  return <ChangedWords before={describeHtml(before, 'el')} after={describeHtml(after, 'el')} />;
});
