import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { components } from '#contract';
import * as common from '#words/common';
import * as words from '#words/friends';
import { api, ask } from '../../../api/client.ts';
import { type Problem, problemOf } from '../../../api/message-of.ts';
import { useReferral } from '../../../features/office/referral/use-referral.ts';
import { useSalonName } from '../../../features/salon/settings/salon.tsx';
import { TextField } from '../../../forms/text-fields.tsx';
import { classes } from '../../../shared/class-names.ts';
import { date, money } from '../../../shared/format.ts';
import { whatsAppLink } from '../../../shared/outside-links.ts';
import { Button } from '../../../ui/button.tsx';
import { copyText } from '../../../ui/copy-text.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProblemWords } from '../../../ui/problem-words.tsx';
import { toast } from '../../../ui/toast.ts';
import { Panel } from './panel.tsx';

type Referral = components['schemas']['Referral'];

/** The own code with its link, what came of it, and a friend's code. Nothing while the salon rewards nobody and nothing was earned. */
export function BringFriends() {
  const { referral, keep } = useReferral();
  if (!referral || (!referral.isOn && referral.coupons.length === 0)) return null;
  const { code, mayGiveCode, coupons } = referral;
  return (
    <Panel title={words.bringFriend}>
      <div className="grid gap-5">
        {code !== null && <OwnCode referral={referral} code={code} />}
        {coupons.length > 0 && <Coupons coupons={coupons} />}
        {mayGiveCode && <FriendsCode onSaved={keep} />}
      </div>
    </Panel>
  );
}

function OwnCode({ referral: { reward, validDays, friendsCame, friendsToCome }, code }: { referral: Referral; code: string }) {
  const salon = useSalonName();
  const link = `${location.origin}/?r=${code}`;
  const text = `${words.invitation(salon, money(reward))} ${link}`;
  const share = () => void navigator.share({ text }).catch(() => null);
  return (
    <div className="grid gap-4">
      <p>{words.promise(money(reward), validDays)}</p>
      <div className="rounded-md bg-sand px-4 py-3">
        <p className="text-sm text-muted">{words.yourCode}</p>
        <p className="text-2xl font-bold tracking-widest text-plum wrap-anywhere">{code}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="sm" onClick={share}>
            <Share2 aria-hidden className="size-4.5" strokeWidth={1.75} />
            {words.share}
          </Button>
        )}
        <LinkButton size="sm" variant="secondary" href={whatsAppLink('', text)}>
          <MessageCircle aria-hidden className="size-4.5" strokeWidth={1.75} />
          WhatsApp
        </LinkButton>
        <Button size="sm" variant="secondary" onClick={() => copyText(link, common.copied, common.copyFailed)}>
          <Copy aria-hidden className="size-4.5" strokeWidth={1.75} />
          {words.copyLink}
        </Button>
      </div>
      {friendsCame + friendsToCome > 0 && (
        <dl className="figures grid grid-cols-2 gap-3">
          <Count term={words.friendsCame} friends={friendsCame} />
          <Count term={words.friendsToCome} friends={friendsToCome} />
        </dl>
      )}
    </div>
  );
}

function Count({ term, friends }: { term: string; friends: number }) {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md bg-sand px-4 py-3">
      <dt className="text-sm text-muted wrap-anywhere">{term}</dt>
      <dd className="text-xl font-semibold">{friends}</dd>
    </div>
  );
}

function Coupons({ coupons }: Pick<Referral, 'coupons'>) {
  return (
    <div>
      <h3 className="font-semibold">{words.yourCoupons}</h3>
      <ul className="mt-2 divide-y divide-line">
        {coupons.map(({ code, discount, validTill, isUsed }) => (
          <li key={code} className="py-2.5">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong className="min-w-0 tracking-wide wrap-anywhere">{code}</strong>
              <span className={classes('figures font-semibold', isUsed ? 'text-muted' : 'text-leaf')}>
                {words.couponOff(money(discount))}
              </span>
            </p>
            <p className="figures text-sm text-muted">{isUsed ? words.used : words.couponTill(date(validTill))}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FriendsCode({ onSaved }: { onSaved: (saved: Referral) => void }) {
  const [typed, type] = useState('');
  const [problem, say] = useState<Problem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const code = typed.trim();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!code || isBusy) return;
    setBusy(true);
    try {
      onSaved(await ask(api.PUT('/referral/friend', { body: { code } })));
      toast.success(words.codeSaved);
    } catch (error) {
      say(problemOf(error, words.saveFailed));
    }
    setBusy(false);
  }

  return (
    <form noValidate onSubmit={save} className="grid gap-3 sm:max-w-sm">
      <h3 className="font-semibold">{words.haveCode}</h3>
      <TextField
        label={words.friendsCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        className="uppercase"
        value={typed}
        error={problem && <ProblemWords of={problem} />}
        onChange={({ target }) => {
          type(target.value);
          say(null);
        }}
      />
      <Button type="submit" variant="secondary" disabled={!code} busy={isBusy}>
        {isBusy ? words.savingCode : words.saveCode}
      </Button>
    </form>
  );
}
