/** Coming back as who one was: what is asked of the server, and of the browser's passkeys. */
import type { AccountInfo, Ceremony, Posted, Welcome } from "../app/protocol";
import { ask } from "../app/api";

type FromJson = {
  parseCreationOptionsFromJSON(options: object): PublicKeyCredentialCreationOptions;
  parseRequestOptionsFromJSON(options: object): PublicKeyCredentialRequestOptions;
};
type Json = { toJSON(): Record<string, unknown> };

/** The browser has made, or shown, nothing: it could not, or was not let. */
export class NoPasskey extends Error {}

/** Whether this browser can have passkeys, wherever the server can check them. */
export const canHavePasskeys = (): boolean => typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;

const reader = (): FromJson => PublicKeyCredential as unknown as FromJson;

async function asked(asking: Promise<Credential | null>): Promise<Record<string, unknown>> {
  const found = await asking.catch(() => null);
  if (!found) throw new NoPasskey();
  return (found as unknown as Json).toJSON();
}

export const accounts = {
  mine: () => ask<AccountInfo>("/me/account"),
  giveAddress: (address: string, lang: string) => ask<Posted>("/me/mail", { address, lang }),
  removeAddress: () => ask<AccountInfo>("/me/mail", undefined, "DELETE"),
  sendLink: (address: string, lang: string) => ask<Posted>("/signin/mail", { address, lang }),
  async makePasskey(): Promise<AccountInfo> {
    const { options } = await ask<Ceremony>("/me/passkeys/challenge", {});
    const publicKey = reader().parseCreationOptionsFromJSON(options);
    return ask("/me/passkeys", { credential: await asked(navigator.credentials.create({ publicKey })) });
  },
  removePasskey: (id: string) => ask<AccountInfo>(`/me/passkeys/${id}`, undefined, "DELETE"),
  async showPasskey(instead: boolean): Promise<Welcome> {
    const { options } = await ask<Ceremony>("/signin/passkey/challenge", {});
    const publicKey = reader().parseRequestOptionsFromJSON(options);
    return ask("/signin/passkey", { credential: await asked(navigator.credentials.get({ publicKey })), instead });
  },
};
