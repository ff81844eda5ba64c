package trasse.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/** A static file, kept compressed if that makes it smaller; only clients that do not accept gzip get it unpacked. */
final class PageFile {
    private static final String OTHER = "application/octet-stream";
    private static final Map<String, String> TYPES = Map.of(
            "html", "text/html; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "txt", "text/plain; charset=utf-8",
            "json", "application/json",
            "webmanifest", "application/manifest+json",
            "wasm", "application/wasm",
            "svg", "image/svg+xml",
            "png", "image/png",
            "woff2", "font/woff2");
    private static final Set<String> PACKED_ALREADY = Set.of("image/png", "font/woff2", OTHER);
    private static final int TAG_BYTES = 12;

    private final String type;
    private final String caching;
    private final boolean gzip;
    private final byte[] bytes;
    private final String tag;
    private final List<String> variedBy;

    private PageFile(String type, String caching, boolean gzip, byte[] bytes, List<String> variedBy) {
        this.type = type;
        this.caching = caching;
        this.gzip = gzip;
        this.bytes = bytes;
        this.tag = tag(bytes);
        this.variedBy = variedBy;
    }

    private PageFile(String type, String caching, boolean gzip, byte[] bytes) {
        this(type, caching, gzip, bytes, gzip ? List.of("Accept-Encoding") : List.of());
    }

    /** A file whose name says what it is. */
    static PageFile of(String name, byte[] content, String caching) {
        String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), OTHER);
        return PACKED_ALREADY.contains(type)
                ? new PageFile(type, caching, false, content)
                : new PageFile(type, caching, true, packed(content));
    }

    /** A file whose content is gzipped already. */
    static PageFile gzipped(byte[] packed, String caching) {
        return new PageFile(OTHER, caching, true, packed);
    }

    /** A file that is known to have no content. */
    static PageFile nothing(String caching) {
        return new PageFile(OTHER, caching, false, new byte[0]);
    }

    /** The same file, of which there are others for other values of a request header. */
    PageFile varyingBy(String header) {
        List<String> headers =
                Stream.concat(variedBy.stream(), Stream.of(header)).toList();
        return new PageFile(type, caching, gzip, bytes, headers);
    }

    void send(Context context) {
        context.header("Cache-Control", caching);
        context.header("ETag", tag);
        if (!variedBy.isEmpty()) {
            context.header("Vary", String.join(", ", variedBy));
        }
        if (isKnownTo(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        if (bytes.length == 0) {
            context.status(204);
            return;
        }
        boolean packed = gzip && acceptsGzip(context.header("Accept-Encoding"));
        if (packed) {
            context.header("Content-Encoding", "gzip");
        }
        byte[] sent = gzip && !packed ? unpacked(bytes) : bytes;
        context.contentType(type);
        context.res().setContentLengthLong(sent.length);
        if (!context.method().equals(HandlerType.HEAD)) {
            context.minSizeForCompression(Integer.MAX_VALUE).result(sent);
        }
    }

    private boolean isKnownTo(@Nullable String tags) {
        return tags != null
                && Arrays.stream(tags.split(",", -1)).map(String::strip).anyMatch(tag::equals);
    }

    private static boolean acceptsGzip(@Nullable String encodings) {
        return encodings != null
                && Arrays.stream(encodings.split(",", -1))
                        .map(encoding -> encoding.replace(" ", ""))
                        .anyMatch(encoding -> encoding.startsWith("gzip") && !encoding.matches("gzip;q=0(\\.0*)?"));
    }

    /** A weak tag, since the same one stands for the packed and the unpacked file. */
    private static String tag(byte[] bytes) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(bytes);
            return "W/\"" + HexFormat.of().formatHex(digest, 0, TAG_BYTES) + "\"";
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    private static byte[] packed(byte[] content) {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (ThoroughGzip out = new ThoroughGzip(packed)) {
            out.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return packed.toByteArray();
    }

    private static byte[] unpacked(byte[] packed) {
        try (GZIPInputStream in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class ThoroughGzip extends GZIPOutputStream {
        private ThoroughGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
