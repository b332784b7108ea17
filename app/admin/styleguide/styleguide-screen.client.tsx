import { useAdminLanguage } from '../admin-language.tsx';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { BasicSamples } from './samples-basics.tsx';
import { FieldSamples } from './samples-fields.tsx';
import { FileSamples } from './samples-files.tsx';
import { FormSamples } from './samples-forms.tsx';
import { ListSamples } from './samples-lists.tsx';
import { WritingSamples } from './samples-writing.tsx';
import { STYLEGUIDE_TEXTS } from './styleguide-texts.ts';

import './styleguide.css';

/**
 * Every piece that screens of the staff share, in its states, with its rule. Whoever works on the code knows its
 * address.
 */
export function StyleguideScreen() {
  const { say } = useAdminLanguage();
  return (
    <>
      <ScreenHeader title={say(STYLEGUIDE_TEXTS.title)} text={say(STYLEGUIDE_TEXTS.text)} />
      <BasicSamples />
      <FieldSamples />
      <FileSamples />
      <FormSamples />
      <WritingSamples />
      <ListSamples />
    </>
  );
}
