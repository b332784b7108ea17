import { useQuery } from '@tanstack/react-query';
import { Node, type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { TextContact } from '../../../../ui/text/text-contact.tsx';
import { contactQuery } from './contact-query.ts';
import { textLanguage } from './text-language.ts';

/** The contact card of an office or department: its id and its name; what it shows are the present data. */
export const Contact = Node.create({
  name: 'contact',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element) => element.getAttribute('data-contact'),
      renderHTML: ({ id }) => ({ 'data-contact': id }),
    },
    name: {
      default: '',
      rendered: false,
      parseHTML: (element) => element.textContent?.trim() ?? '',
    },
  }),
  parseHTML: () => [
    {
      tag: 'p[data-contact]',
      priority: 60,
      contentElement: () => document.createElement('div'),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => ['p', HTMLAttributes, node.attrs.name],
  addNodeView: () => ReactNodeViewRenderer(ContactView),
});

function ContactView({ node, editor }: NodeViewProps) {
  const { id, name } = node.attrs;
  const contact = useQuery(contactQuery(id));
  return (
    <NodeViewWrapper className="rich-text-contact">
      {contact.data ? (
        <TextContact contact={contact.data} language={textLanguage(editor)} />
      ) : (
        <p className="text-contact">{name}</p>
      )}
    </NodeViewWrapper>
  );
}
