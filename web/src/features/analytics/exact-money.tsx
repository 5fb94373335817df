import { money } from '../../shared/format.ts';

/** To the paisa, which is written small, so that a large sum keeps to one line of a narrow tile; one in crores breaks before them. */
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
