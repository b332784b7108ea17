import { ActionIcon, Button, TextInput, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { MAX_TAG_LENGTH, MAX_TAGS } from '../../../domain/media/library/media-limits.ts';
import { fold } from '../../../domain/text/fold.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { tagsQuery } from './media-api.ts';
import { MEDIUM_TEXTS } from './medium-texts.ts';

interface TagsFieldProps {
  value: readonly string[];
  onChange: (value: string[]) => void;
  error: string | undefined;
}

/** The tags of a medium: written one by one, with those of the library proposed. */
export function TagsField({ value, onChange, error }: TagsFieldProps) {
  const { say } = useAdminLanguage();
  const known = useQuery(tagsQuery);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const canAdd = typed.trim() !== '' && value.length < MAX_TAGS;

  function add() {
    const wanted = typed.trim();
    if (!canAdd) return;
    // As the library writes it, or as it stands here already.
    const same = known.data?.tags.find(({ tag }) => fold(tag) === fold(wanted))?.tag ?? wanted;
    if (!value.some((tag) => fold(tag) === fold(same))) onChange([...value, same]);
    setNews(same);
    setTyped('');
    input.current?.focus();
  }

  return (
    <div className="medium-part">
      <h3>{say(MEDIUM_TEXTS.tags)}</h3>
      {value.length > 0 && (
        <ul className="medium-tags" aria-label={say(MEDIUM_TEXTS.tags)}>
          {value.map((tag) => (
            <li key={tag}>
              {tag}
              <ActionIcon
                size="sm"
                variant="subtle"
                aria-label={`${say(MEDIUM_TEXTS.removeTag)}: ${tag}`}
                onClick={() => {
                  onChange(value.filter((one) => one !== tag));
                  input.current?.focus();
                }}
              >
                <X aria-hidden size={14} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
      <div className="medium-new-tag">
        <TextInput
          ref={input}
          size="sm"
          label={say(MEDIUM_TEXTS.addTag)}
          list={listId}
          maxLength={MAX_TAG_LENGTH}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // Enter would save the form.
            event.preventDefault();
            add();
          }}
        />
        <Button size="sm" variant="default" disabled={!canAdd} onClick={add}>
          {say(MEDIUM_TEXTS.add)}
        </Button>
      </div>
      <datalist id={listId}>
        {known.data?.tags.map(({ tag }) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
    </div>
  );
}
