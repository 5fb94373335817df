import { money } from '../../../shared/format.ts';

/** Money to the paisa. Paise are written small, so that a large sum fits one line of a narrow tile; crores break before them. */
export function ExactMoney({ rupees }: { rupees: number }) {
  const [whole, paise] = money(rupees).split('.');
  return (
    <>
      {whole}
      {paise && (
        <>
          <wbr />
          <span className="text-sm">.{paise}</span>
        </>
      )}
    </>
  );
}
