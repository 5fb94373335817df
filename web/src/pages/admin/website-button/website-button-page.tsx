import { Copy } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { AdminPage } from '../../../features/office/admin-shell/admin-page.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { copyText } from '../../../ui/copy-text.ts';

/** The tag that shows a button on the salon's other web site (rule I11). */
export default function WebsiteButtonPage() {
  const { origin } = window.location;
  const tag = `<script src="${origin}/embed.js" async></script>`;
  const link = `<a href="${origin}" data-nikhar-book>Book now</a>`;

  return (
    <AdminPage title="Website Button">
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 md:gap-6">
        <Part title="A button on your other website">
          <p className="mt-1 text-muted">
            Paste this tag where the button shall be. It says “Book a visit” and opens this booking site in a new tab. It sets no
            cookies.
          </p>
          <Code label="Tag">{tag}</Code>
          <Button className="mt-4" onClick={() => copyText(tag, 'Tag copied!', 'Failed to copy. Select the tag and copy it.')}>
            <Copy aria-hidden className="size-5" strokeWidth={1.75} />
            Copy Tag
          </Button>
        </Part>
        <Part title="Make it yours">
          <p className="mt-1 text-muted">Write these into the tag, after the word async.</p>
          <dl className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
            <Option code={'data-label="Book now"'}>The text of the button.</Option>
            <Option code={'data-color="#8f2420"'}>
              Its colour. The text becomes white or black, so that everybody can read it.
            </Option>
            <Option code={'data-href="/services"'}>The page of this site that opens.</Option>
          </dl>
        </Part>
        <Part title="Use your own link">
          <p className="mt-1 text-muted">
            With the tag on the page, each link or button with the word data-nikhar-book opens this site. The tag then adds no
            button.
          </p>
          <Code label="Link">{link}</Code>
        </Part>
      </div>
    </AdminPage>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="font-display text-2xl font-medium">
        {title}
      </h2>
      {children}
    </Card>
  );
}

/** Translated, it would no longer work. */
function Code({ label, children }: { label: string; children: string }) {
  return (
    <output
      aria-label={label}
      translate="no"
      className="mt-4 block rounded-md bg-sand p-3 font-mono text-sm break-all select-all"
    >
      {children}
    </output>
  );
}

function Option({ code, children }: { code: string; children: ReactNode }) {
  return (
    <div>
      <dt translate="no" className="font-mono text-sm font-semibold">
        {code}
      </dt>
      <dd className="mt-1 text-muted">{children}</dd>
    </div>
  );
}
