import { Archive, Eraser, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** What the server deletes and what it keeps (rule P3). */
export function WhatIsDeleted() {
  return (
    <div className="grid gap-4">
      <Part icon={Eraser} title="This goes, for good">
        Your name, mobile number, e-mail, gender and date of birth, your saved addresses, and your cart. You are signed out on
        every device.
      </Part>
      <Part icon={Archive} title="This stays, without you in it">
        Past bookings keep their services, price, date and status for the salon's books, but not your name, number or address.
      </Part>
      <p className="text-sm text-muted">
        It cannot be undone. You may want to download your data first, and can register again at any time.
      </p>
    </div>
  );
}

function Part({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <section className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-madder" strokeWidth={1.75} />
      <div>
        <h3 className="font-semibold">{title}</h3>
        <p className="mt-0.5 text-muted">{children}</p>
      </div>
    </section>
  );
}
