/** This browser's end of Web Push: it subscribes here, and `worker.js` shows what comes. */
import type { NewChannel } from "../app/protocol";
import { home } from "../app/route.svelte";

export type Can = "yes" | "install" | "denied" | "no";

/** Whether this browser can be called; phones of Apple's can once the page is installed on the home screen. */
export function canPush(): Can {
  const apple = /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1);
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return apple && isSecureContext ? "install" : "no";
  return Notification.permission === "denied" ? "denied" : "yes";
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const packed = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(packed, (each) => each.charCodeAt(0));
}

const text = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** Asks for permission to notify this browser and subscribes it; null if it was refused. */
export async function subscribe(key: string): Promise<NewChannel | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register(`${home}/worker.js`);
  const worker = await navigator.serviceWorker.ready;
  const wanted = { userVisibleOnly: true, applicationServerKey: bytes(key) };
  const made = await worker.pushManager.subscribe(wanted).catch(async () => {
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // made for another house at this address
    return worker.pushManager.subscribe(wanted);
  });
  return { kind: "push", address: made.endpoint, keys: { p256dh: text(made.getKey("p256dh")), auth: text(made.getKey("auth")) } };
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(`${home}/`);
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
