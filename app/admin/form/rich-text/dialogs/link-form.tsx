import { Button, Group, Text, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { messageOf } from '../../../calls/api-client.ts';
import { edit } from '../commands.ts';
import { completeLink, isAllowedLink } from '../links.ts';
import { textLanguage } from '../pieces/text-language.ts';
import { RICH_TEXT_TEXTS as TEXTS } from '../texts.ts';
import { FoundPages, optionId } from './found-pages.tsx';
import { describeFound, LINK_TEXTS } from './link-texts.ts';
import { type FoundPage, useFoundPages } from './use-found-pages.ts';

interface LinkFormProps {
  editor: Editor;
  id: string;
  onClose: () => void;
}

/**
 * Where the selected words lead, between the toolbar and the text: words find pages of the site, and an address is
 * taken as it is. A page is kept by its id, so that the link survives a change of its address.
 */
export default function LinkForm({ editor, id, onClose }: LinkFormProps) {
  const { say } = useAdminLanguage();
  const listId = useId();
  const [stored] = useState(() => editor.getAttributes('link'));
  const [typed, setTyped] = useState(() => String(stored.href ?? ''));
  const [chosen, setChosen] = useState(-1);
  const [isRefused, setRefused] = useState(false);
  const found = useFoundPages(typed);
  const pages = typed === stored.href ? [] : found.pages;
  const current = Math.min(chosen, pages.length - 1);

  function lead(link: { href: string; entry: string | null }, words: string) {
    onClose();
    const chain = edit(editor);
    const attrs = { hreflang: null, lang: null, ...link };
    // Without a selection the name of what it leads to becomes the words.
    if (editor.state.selection.empty && !stored.href) {
      const marks = [{ type: 'link', attrs }];
      chain.insertContent({ type: 'text', text: words, marks }).unsetMark('link').run();
    } else chain.extendMarkRange('link').setMark('link', attrs).run();
  }

  function choose({ id, path, title }: FoundPage) {
    const lang = textLanguage(editor) === 'en' ? 'en' : 'el';
    lead({ href: path, entry: id }, title[lang]);
  }

  function apply() {
    const page = pages[current];
    if (page) return choose(page);
    if (typed === stored.href) return cancel();
    const href = completeLink(typed);
    if (href === '') return remove();
    if (isAllowedLink(href)) lead({ href, entry: null }, href);
    else setRefused(true);
  }

  function remove() {
    onClose();
    edit(editor).extendMarkRange('link').unsetMark('link').run();
  }

  function cancel() {
    onClose();
    editor.commands.focus();
  }

  function act(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step !== 0 && pages.length > 0) {
      event.preventDefault();
      // One place before the first is the typed address itself.
      const places = pages.length + 1;
      setChosen(((current + 1 + step + places) % places) - 1);
    }
    if (event.key !== 'Enter') return;
    // The surrounding form must not be submitted.
    event.preventDefault();
    apply();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its frame and look into the editor
    <div
      id={id}
      role="group"
      aria-label={say(TEXTS.link)}
      className="rich-text-link"
      onKeyDown={(event) => {
        if (event.key === 'Escape') cancel();
      }}
    >
      <TextInput
        role="combobox"
        aria-expanded={pages.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current >= 0 ? optionId(listId, current) : undefined}
        label={say(LINK_TEXTS.where)}
        description={say(LINK_TEXTS.hint)}
        error={isRefused && say(LINK_TEXTS.problem)}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setChosen(-1);
          setRefused(false);
        }}
        onKeyDown={act}
        autoFocus
        maxLength={2000}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
      />
      <Text size="sm" c="dimmed" mt="xs" role="status">
        {found.error
          ? messageOf(found.error)
          : found.isWaiting
            ? say(LINK_TEXTS.searching)
            : typed !== stored.href && found.isSearched && say(describeFound(pages.length))}
      </Text>
      <FoundPages id={listId} pages={pages} current={current} onChoose={choose} />
      <Group mt="sm" gap="xs" justify="flex-end">
        {stored.href && (
          <Button variant="subtle" size="sm" onClick={remove}>
            {say(TEXTS.removeLink)}
          </Button>
        )}
        <Button variant="default" size="sm" onClick={cancel}>
          {say(TEXTS.cancel)}
        </Button>
        <Button size="sm" onClick={apply}>
          {say(TEXTS.applyLink)}
        </Button>
      </Group>
    </div>
  );
}
