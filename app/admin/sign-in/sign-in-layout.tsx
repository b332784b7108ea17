import type { ReactNode } from 'react';
import { useAdminLanguage, useDocumentLanguage } from '../admin-language.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { LAYOUT_TEXTS } from '../layout/layout-texts.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

import '../layout/language-switch.css';
import './sign-in.css';

/** The quiet page around a sign-in form. */
export function SignInLayout(props: { title: string; lead: string; children: ReactNode }) {
  const { language, lang, say } = useAdminLanguage();
  useDocumentLanguage();
  return (
    <div className="sign-in" lang={lang}>
      <title>{`${props.title} – ${say(LAYOUT_TEXTS.area)}`}</title>
      <meta name="robots" content="noindex" />
      <header className="sign-in-top on-deep">
        <a href={language === 'gr' ? '/' : '/?lang=en'}>
          <img src="/favicon.svg" alt="" width="36" height="36" className="sign-in-emblem" />
          <span>{say(SIGN_IN_TEXTS.backHome)}</span>
        </a>
        <LanguageSwitch />
      </header>
      <main id="content" className="sign-in-card">
        <h1>{props.title}</h1>
        <p className="sign-in-lead">{props.lead}</p>
        <noscript>
          <p className="sign-in-problem">{say(SIGN_IN_TEXTS.needsScript)}</p>
        </noscript>
        {props.children}
      </main>
    </div>
  );
}
