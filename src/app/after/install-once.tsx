import { useEffect } from 'preact/hooks';
import { InstallOffer } from '../install/install-offer';
import { installWay } from '../install/offer';
import { keepSetting, useKeptSettings } from '../store/kept-settings';

/** The offer to install, after the first match finished here and after no other. */
export function InstallOnce({ match }: { readonly match: string }) {
  const settings = useKeptSettings();
  const before = settings?.installOffered;
  const offers = installWay() !== null && (before === null || before === match);
  useEffect(() => {
    if (offers && before === null) void keepSetting('installOffered', match);
  }, [offers, before, match]);
  return offers ? <InstallOffer /> : null;
}
