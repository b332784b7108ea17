import { Button, Text, VisuallyHidden } from '@mantine/core';
import { type PointerEvent, Suspense, useId, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { renditionOf } from '../../form/media/medium-query.ts';
import { lazyDialog } from '../../pieces/lazy-part.tsx';
import type { MediaDraftsOfUser } from '../media-drafts.ts';
import { FRAME_TEXTS, sayFocus } from './frame-texts.ts';
import { focusAt, moveFocus } from './frame-values.ts';

import './frame.css';

/** The tool is loaded when somebody crops. */
const CropDialog = lazyDialog(() => import('./crop-dialog.tsx'));

/** The shapes in which screens cut pictures. */
const SHAPES = ['wide', 'card', 'square'] as const;

interface MediumFrameProps {
  medium: Medium;
  drafts: MediaDraftsOfUser;
  /** Only reviewers change how it is cut. */
  isLocked: boolean;
}

/** A picture with the point of it that stays in sight wherever it is cut, and the way to crop it. */
export function MediumFrame({ medium, drafts, isLocked }: MediumFrameProps) {
  const { say, lang } = useAdminLanguage();
  const [isCropping, setCropping] = useState(false);
  const hint = useId();
  const focus = drafts.drafts[medium.id]?.change.focus ?? medium.focus;
  const where = say(sayFocus(focus.x, focus.y));

  function point(event: PointerEvent<HTMLElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    const x = focusAt((event.clientX - box.left) / box.width);
    const y = focusAt((event.clientY - box.top) / box.height);
    drafts.change(medium, { focus: { x, y } });
  }

  const picture = (
    <img
      src={renditionOf(medium, 960)}
      width={medium.width}
      height={medium.height}
      alt={medium.alt[lang] || medium.fileName}
      draggable={false}
    />
  );
  if (isLocked) {
    return (
      <div className="frame-picture">
        <span className="frame-pad">{picture}</span>
      </div>
    );
  }
  const position = { objectPosition: `${focus.x}% ${focus.y}%` };
  return (
    <div className="frame">
      <div className="frame-picture">
        {/* A point has two directions, which no element of HTML has: a slider comes nearest. */}
        <span
          role="slider"
          tabIndex={0}
          className="frame-pad"
          aria-label={say(FRAME_TEXTS.focus)}
          aria-describedby={hint}
          aria-valuenow={focus.x}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={where}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            point(event);
          }}
          onPointerMove={(event) => {
            if (event.buttons === 1) point(event);
          }}
          onKeyDown={(event) => {
            const moved = moveFocus(focus, event.key);
            if (!moved) return;
            event.preventDefault();
            drafts.change(medium, { focus: moved });
          }}
        >
          {picture}
          <span
            aria-hidden
            className="frame-point"
            style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          />
        </span>
      </div>
      <Text id={hint} size="sm" c="dimmed">
        {say(FRAME_TEXTS.focusHint)}
      </Text>
      <VisuallyHidden role="status">{where}</VisuallyHidden>
      <ul className="frame-shapes">
        {SHAPES.map((shape) => (
          <li key={shape}>
            <img
              className={`frame-${shape}`}
              src={renditionOf(medium, 480)}
              alt=""
              style={position}
            />
            {say(FRAME_TEXTS[shape])}
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" variant="default" onClick={() => setCropping(true)}>
          {say(medium.crop ? FRAME_TEXTS.changeCrop : FRAME_TEXTS.crop)}
        </Button>
      </div>
      {isCropping && (
        <Suspense>
          <CropDialog
            medium={medium}
            onSaved={(saved) => {
              drafts.settle({}, [saved]);
              setCropping(false);
            }}
            onClose={() => setCropping(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
