import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { LAYOUT_TEXTS } from './layout-texts.ts';

import './bare-screen.css';

/** `within` the frame of the admin, not in place of it. */
interface Place {
  within?: boolean;
}

export function BareLoading({ within }: Place) {
  const { say, lang } = useAdminLanguage();
  const Whole = within ? 'div' : 'main';
  return (
    <Whole className="bare-screen" lang={lang}>
      <title>{`${say(LAYOUT_TEXTS.loading)} – ${say(LAYOUT_TEXTS.area)}`}</title>
      <p role="status">{say(LAYOUT_TEXTS.loading)}</p>
    </Whole>
  );
}

/** Says in place of a screen what is wrong, and offers what helps. */
export function BareProblem(
  props: Place & {
    title: Bilingual;
    text: Bilingual;
    action: Bilingual;
    onAct: () => void;
  },
) {
  const { say, lang } = useAdminLanguage();
  const Whole = props.within ? 'div' : 'main';
  return (
    <Whole className="bare-screen" lang={lang}>
      <title>{say(props.title)}</title>
      <h1>{say(props.title)}</h1>
      <p role="alert">{say(props.text)}</p>
      <button type="button" className="button button-primary" onClick={props.onAct}>
        {say(props.action)}
      </button>
    </Whole>
  );
}

export function Unreachable({ within = false, onAct }: Place & { onAct: () => void }) {
  return (
    <BareProblem
      within={within}
      title={LAYOUT_TEXTS.unreachableTitle}
      text={LAYOUT_TEXTS.unreachableText}
      action={LAYOUT_TEXTS.tryAgain}
      onAct={onAct}
    />
  );
}
